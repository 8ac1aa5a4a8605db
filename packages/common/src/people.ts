/** As the wire and the database name them. */
export type Gender = 'Male' | 'Female'
/** The two AI astrologers. */
export type Astrologer = 'Oracle' | 'Astra'
