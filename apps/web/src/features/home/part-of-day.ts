/** Which greeting an hour (0-23) takes: morning 5-11, afternoon 12-16, evening 17-20, else the night's welcome. */
export const partOfDay = (hour: number) => {
  if (hour >= 5 && hour <= 11) return 'morning'
  if (hour >= 12 && hour <= 16) return 'afternoon'
  if (hour >= 17 && hour <= 20) return 'evening'
  return 'welcome'
}
