import { to } from '#app/paths.ts'
import { ZodiacStrip } from '#ui/zodiac/zodiac-strip.tsx'
import { AboutSection } from './about-section.tsx'
import { FormPage } from './form-page.tsx'

/** `/create-kundli`: the form, `Saved Kundli`, what a kundli is for. */
export const SavedKundliPage = () => (
  <FormPage kind="saved">
    <AboutSection />
    <ZodiacStrip linkOf={(zodiac) => to('horoscope', { zodiac, when: 'Today' })} />
  </FormPage>
)
