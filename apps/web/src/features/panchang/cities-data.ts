import { DAY_MS } from '@dhruva/common'
import type { Language } from '#lib/i18n.ts'

/** A city with pages of its own for search engines; degrees north and east. */
export type City = { slug: string; en: string; hi: string; lat: number; lng: number }

export const CITIES: readonly City[] = [
  { slug: 'delhi', en: 'Delhi', hi: 'दिल्ली', lat: 28.61, lng: 77.21 },
  { slug: 'mumbai', en: 'Mumbai', hi: 'मुंबई', lat: 19.08, lng: 72.88 },
  { slug: 'bengaluru', en: 'Bengaluru', hi: 'बेंगलुरु', lat: 12.97, lng: 77.59 },
  { slug: 'hyderabad', en: 'Hyderabad', hi: 'हैदराबाद', lat: 17.38, lng: 78.49 },
  { slug: 'chennai', en: 'Chennai', hi: 'चेन्नई', lat: 13.08, lng: 80.27 },
  { slug: 'kolkata', en: 'Kolkata', hi: 'कोलकाता', lat: 22.57, lng: 88.36 },
  { slug: 'pune', en: 'Pune', hi: 'पुणे', lat: 18.52, lng: 73.86 },
  { slug: 'ahmedabad', en: 'Ahmedabad', hi: 'अहमदाबाद', lat: 23.03, lng: 72.58 },
  { slug: 'jaipur', en: 'Jaipur', hi: 'जयपुर', lat: 26.91, lng: 75.79 },
  { slug: 'lucknow', en: 'Lucknow', hi: 'लखनऊ', lat: 26.85, lng: 80.95 },
  { slug: 'kanpur', en: 'Kanpur', hi: 'कानपुर', lat: 26.45, lng: 80.33 },
  { slug: 'nagpur', en: 'Nagpur', hi: 'नागपुर', lat: 21.15, lng: 79.09 },
  { slug: 'indore', en: 'Indore', hi: 'इंदौर', lat: 22.72, lng: 75.86 },
  { slug: 'bhopal', en: 'Bhopal', hi: 'भोपाल', lat: 23.26, lng: 77.41 },
  { slug: 'patna', en: 'Patna', hi: 'पटना', lat: 25.59, lng: 85.14 },
  { slug: 'varanasi', en: 'Varanasi', hi: 'वाराणसी', lat: 25.32, lng: 82.97 },
  { slug: 'ujjain', en: 'Ujjain', hi: 'उज्जैन', lat: 23.18, lng: 75.78 },
  { slug: 'surat', en: 'Surat', hi: 'सूरत', lat: 21.17, lng: 72.83 },
  { slug: 'chandigarh', en: 'Chandigarh', hi: 'चंडीगढ़', lat: 30.73, lng: 76.78 },
  { slug: 'guwahati', en: 'Guwahati', hi: 'गुवाहाटी', lat: 26.14, lng: 91.74 },
]

export const cityAt = (slug: string | undefined): City | null => CITIES.find((city) => city.slug === slug) ?? null

/** Whether an address names a city that has no pages. */
export const isNoCity = (slug: string | undefined): boolean => /[a-z]/i.test(slug ?? '') && cityAt(slug) === null

export const placeOfCity = (city: City, language: Language) => ({ name: city[language], lat: city.lat, lng: city.lng })

const LISTED_DAYS = 14
const LISTED_MONTHS = 13
/** What the sitemap names of the calendar's festivals: those that people look for by name. */
const LISTED_FESTIVALS = [
  'makar_sankranti',
  'vasant_panchami',
  'maha_shivaratri',
  'holi',
  'chaitra_navratri',
  'ram_navami',
  'hanuman_jayanti',
  'akshaya_tritiya',
  'guru_purnima',
  'nag_panchami',
  'raksha_bandhan',
  'janmashtami',
  'hartalika_teej',
  'ganesh_chaturthi',
  'sharad_navratri',
  'dussehra',
  'karva_chauth',
  'dhanteras',
  'diwali',
  'govardhan_puja',
  'bhai_dooj',
  'chhath_puja',
  'sankashti_chaturthi',
] as const

/** Within what time from today a page of the calendar is listed. */
const LISTED_MS = 400 * DAY_MS
export const isNear = (date: string, now: Date): boolean => Math.abs(Date.parse(date) - now.getTime()) < LISTED_MS

/** The calendar's addresses for the sitemap: the coming days and months of each city, the festivals of this year and the next. */
export const calendarAddresses = (now: Date): string[] => {
  const dayAt = (index: number) => new Date(now.getTime() + index * DAY_MS).toISOString().slice(0, 10)
  const days = Array.from({ length: LISTED_DAYS }, (_, index) => dayAt(index))
  const months = Array.from({ length: LISTED_MONTHS }, (_, index) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + index, 1)).toISOString().slice(0, 7),
  )
  const years = [now.getUTCFullYear(), now.getUTCFullYear() + 1]
  return [
    ...CITIES.flatMap(({ slug }) => [
      ...days.map((day) => `/panchang/${slug}/${day}`),
      ...months.map((month) => `/calendar/${slug}/${month}`),
    ]),
    ...years.flatMap((year) => LISTED_FESTIVALS.map((id) => `/festivals/${year}/${id}`)),
  ]
}
