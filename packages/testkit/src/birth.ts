/** Birth details as the form sends them, of whoever a test needs. */
export const BIRTH = {
  full_name: 'Asha',
  dob: '5/3/1990',
  tob: '6:42',
  pob: 'Jaipur',
  lat: 26.91,
  lng: 75.79,
  gender: 'Female',
  marital_status: 'Married',
  language: 'English',
} as const
