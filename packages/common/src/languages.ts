/** The two languages of the product, as the wire names them. */
export type Language = 'English' | 'Hindi'
/** The same, as texts and formats are looked up. */
export type Code = 'en' | 'hi'
