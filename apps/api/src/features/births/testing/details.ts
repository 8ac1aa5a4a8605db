/** Birth details as the form sends them. */
export const details = {
  full_name: 'Asha Sharma',
  dob: '5/3/1990',
  tob: '6:42',
  pob: 'Jaipur, Rajasthan, India',
  lat: 26.9124,
  lng: '75.7873',
  gender: 'Female',
  marital_status: 'Married',
  language: 'Hindi',
} as const
