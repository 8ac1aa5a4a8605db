import { births } from '@dhruva/contract'
import { to } from '#app/paths.ts'
import { firstCall, type Screen } from '#lib/prefetch.ts'
import { ZodiacStrip } from '#ui/zodiac/zodiac-strip.tsx'
import { AboutSection } from './about-section.tsx'
import { FormPage } from './form-page.tsx'

/** `/create-kundli`: the form, `Saved Kundli`, what a kundli is for. */
export const SavedKundliPage: Screen = () => (
  <FormPage kind="saved">
    <AboutSection />
    <ZodiacStrip linkOf={(zodiac) => to('horoscope', { zodiac, when: 'Today' })} />
  </FormPage>
)

SavedKundliPage.firstCalls = () => [firstCall(births.getBirths, {})]
