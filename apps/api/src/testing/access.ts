/** The ids of everything Asha has in the test of who may call what. */
export type Things = {
  uid: number
  bid: number
  celebrity: number
  asst_id: string
  client_id: string
  mid: number
  mobile: string
  did: number
  cid: number
  login: string
  coupon: string
  order: object
  month: object
  paid: string
  invoice: string
  lead: number
  consent: number
}

/** What Asha would send, with her own ids; and what a stranger gets who sends the same. */
export type Row = {
  args: (asha: Things) => unknown
  headers?: Record<string, string>
  stranger: 'own things' | 'not found' | 'not theirs' | 'same as everyone'
}
