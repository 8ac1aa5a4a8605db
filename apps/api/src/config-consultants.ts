import type { Consultant } from '@dhruva/contract'
import { inBoth, Line, Paragraph } from '@dhruva/contract/desk'
import * as z from 'zod/mini'
import { jsonOf } from '#config-money.ts'

const stars = z.optional(z.number().check(z.minimum(1), z.maximum(5)))

const ConsultantSetting = z.strictObject({
  id: z.int().check(z.minimum(1), z.maximum(1_000_000)),
  name: inBoth(Line),
  // served by this site or its proxy: pictures from elsewhere are not loaded
  image: z.optional(z.string().check(z.regex(/^\/[\w./-]+$/), z.maxLength(200))),
  specialization: inBoth(Line),
  bio: inBoth(Paragraph),
  experience: z.int().check(z.minimum(0), z.maximum(80)),
  languages: inBoth(z.array(Line).check(z.minLength(1), z.maxLength(12))),
  rating: stars,
  testimonials: z._default(
    z.optional(z.array(z.strictObject({ name: Line, text: inBoth(Paragraph), rating: stars })).check(z.maxLength(30))),
    [],
  ),
})
type ConsultantSetting = z.output<typeof ConsultantSetting>

const Consultants = z.array(ConsultantSetting).check(
  z.maxLength(24),
  z.refine((all) => new Set(all.map(({ id }) => id)).size === all.length),
)

/** The environment of the consultation: a JSON list, see .env.example. */
export const consultantFields = {
  CONSULTANTS: z.optional(z.pipe(z.string(), z.pipe(z.transform(jsonOf), Consultants))),
}

// Shown where the service is tried out, and marked there: nobody is claimed to be an astrologer who is none.
const SAMPLES: ConsultantSetting[] = [
  {
    id: 1,
    name: { en: 'Acharya Raghav', hi: 'आचार्य राघव' },
    specialization: { en: 'Marriage and family', hi: 'विवाह और परिवार' },
    bio: {
      en: 'Looks at both kundlis before he speaks of a match, and tells what a couple can do themselves.',
      hi: 'मिलान पर बोलने से पहले दोनों कुंडलियाँ देखते हैं, और बताते हैं कि पति-पत्नी ख़ुद क्या कर सकते हैं।',
    },
    experience: 20,
    languages: { en: ['Hindi', 'English'], hi: ['हिंदी', 'अंग्रेज़ी'] },
    testimonials: [],
  },
  {
    id: 2,
    name: { en: 'Acharya Meera', hi: 'आचार्या मीरा' },
    specialization: { en: 'Work and money', hi: 'काम और धन' },
    bio: {
      en: 'Reads the dasha and the transits of the coming two years, and says openly where a chart is silent.',
      hi: 'आने वाले दो साल की दशा और गोचर पढ़ती हैं, और जहाँ कुंडली चुप हो, वह भी साफ़ कहती हैं।',
    },
    experience: 20,
    languages: { en: ['Hindi', 'Marathi', 'English'], hi: ['हिंदी', 'मराठी', 'अंग्रेज़ी'] },
    testimonials: [],
  },
  {
    id: 3,
    name: { en: 'Acharya Dev', hi: 'आचार्य देव' },
    specialization: { en: 'Muhurat and names', hi: 'मुहूर्त और नामकरण' },
    bio: {
      en: 'Chooses days for weddings, homes and shops by the panchang of the place, with the reason for each.',
      hi: 'शादी, घर और दुकान के लिए वहीं के पंचांग से दिन चुनते हैं, हर दिन का कारण बताते हुए।',
    },
    experience: 11,
    languages: { en: ['Hindi', 'Gujarati', 'English'], hi: ['हिंदी', 'गुजराती', 'अंग्रेज़ी'] },
    testimonials: [],
  },
]

const toldIn =
  (language: 'en' | 'hi', isSample: boolean) =>
  (one: ConsultantSetting): Consultant => ({
    id: one.id,
    name: one.name[language],
    is_sample: isSample,
    image: one.image ?? null,
    specialization: one.specialization[language],
    bio: one.bio[language],
    experience_years: one.experience,
    languages: one.languages[language],
    rating: one.rating ?? null,
    testimonials: one.testimonials.map(({ name, text, rating }, index) => ({
      id: index + 1,
      name,
      text: text[language],
      rating: rating ?? null,
    })),
  })

/**
 * Whom one can consult, in both languages: whom the operator names. Where nobody is named, a service that is tried out shows samples,
 * one in production nobody.
 */
export const consultantsOf = (
  { CONSULTANTS }: { CONSULTANTS?: ConsultantSetting[] | undefined },
  isProduction: boolean,
): Record<'en' | 'hi', readonly Consultant[]> => {
  const named = CONSULTANTS ?? (isProduction ? [] : SAMPLES)
  const isSample = CONSULTANTS === undefined
  return { en: named.map(toldIn('en', isSample)), hi: named.map(toldIn('hi', isSample)) }
}
