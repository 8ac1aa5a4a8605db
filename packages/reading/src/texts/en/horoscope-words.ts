const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
export const weekday = (vara: number): string => WEEKDAYS[vara] ?? ''

/** Sun and Moon take an article. */
export const the = (graha: string): string => (graha === 'Sun' || graha === 'Moon' ? `the ${graha}` : graha)
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
