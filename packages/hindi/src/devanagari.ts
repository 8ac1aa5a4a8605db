/** Devanagari without nukta, chandrabindu and half nasals, which people write or leave out. */
export const plainDevanagari = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll('\u093c', '')
    .normalize('NFC')
    .replaceAll('ँ', 'ं')
    .replace(/[ङञणनम]्(?=[क-ह])/g, 'ं')
