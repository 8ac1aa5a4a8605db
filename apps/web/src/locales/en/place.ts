export const place = {
  delhi: 'Delhi, India',
  coordinates: (lat: string, lng: string) => `${lat}°, ${lng}°`,
  zone: 'Times by the clock of',
}

export type Place = typeof place
