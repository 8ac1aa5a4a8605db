import { FormPage } from './form-page.tsx'

/** `/free-kundli-celeb`: the form for a well-known person, with public facts; then the celebrity chat. */
export const CelebrityKundliPage = () => <FormPage kind="celebrity" />
