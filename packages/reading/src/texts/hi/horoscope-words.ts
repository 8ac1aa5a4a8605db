const WEEKDAYS = ['रविवार', 'सोमवार', 'मंगलवार', 'बुधवार', 'गुरुवार', 'शुक्रवार', 'शनिवार']
export const weekday = (vara: number): string => WEEKDAYS[vara] ?? ''
