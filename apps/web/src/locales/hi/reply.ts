import type { Reply } from '#locales/en/reply.ts'

export const reply: Reply = {
  restsOn: 'यह वाक्य किस पर टिका है',
  restsOnLede: 'इस वाक्य के पीछे गणना किए गए ये तथ्य हैं। कोई तथ्य खोलकर उसे कुंडली में देखें।',
  reasons: (mark: number, n: number) =>
    n === 1 ? `${mark}: इस वाक्य के पीछे का तथ्य खोलें` : `${mark}: इस वाक्य के पीछे के ${n} तथ्य खोलें`,
  openPlacement: 'कुंडली में देखें',
  openDay: 'उस दिन का पंचांग देखें',
  openMatch: 'मिलान देखें',
}
