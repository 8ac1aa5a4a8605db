import type { Place } from '#locales/en/place.ts'

export const place: Place = {
  delhi: 'दिल्ली, भारत',
  coordinates: (lat, lng) => `${lat}°, ${lng}°`,
  zone: 'समय इस क्षेत्र की घड़ी से:',
}
