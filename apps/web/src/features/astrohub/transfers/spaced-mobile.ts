/** `+919876543210` or `9876543210` → `+91 98765 43210`; null for what is no number, such as a deleted user's. */
export const spacedMobile = (mobile: string): string | null => {
  const [, first, second] = /^(?:\+91)?(\d{5})(\d{5})$/.exec(mobile) ?? []
  return first && second ? `+91 ${first} ${second}` : null
}
