import type { InvoiceRow } from '@dhruva/db'
import { expect, test } from 'vitest'
import { drawInvoice, type Seller } from './invoice.ts'
import { linesOf } from './testing/lines.ts'

const seller: Seller = {
  name: 'Dhruva Jyotish LLP',
  address: '12 Janpath, New Delhi 110001',
  gstin: '07AABCD1234E1Z5',
  isTrial: false,
}
const issuedAt = new Date('2026-11-26T20:30:00Z')
const invoice: InvoiceRow = {
  ...{ number: 'INV/2627/0000012', kind: 'invoice', uid: 77, paymentId: 'pay_QxT2hLkfP7aZ1c', issuedAt },
  ...{ corrects: null, correctsAt: null, pack: 'oracle-10', unit: 'oracle_paid', quantity: 10, sac: '999799' },
  ...{
    sellerState: '07',
    place: '07',
    gstRate: 1_800,
    pricePaise: 4_153,
    cgstPaise: 373,
    sgstPaise: 374,
    igstPaise: 0,
    totalPaise: 4_900,
  },
}
const credit: InvoiceRow = {
  ...invoice,
  ...{
    number: 'CRN/2627/0000003',
    kind: 'credit',
    corrects: invoice.number,
    correctsAt: issuedAt,
    place: '27',
    quantity: 7,
  },
  ...{ pricePaise: 2_907, cgstPaise: 0, sgstPaise: 0, igstPaise: 523, totalPaise: 3_430 },
}

test('an invoice has all that rule 46 asks for', async () => {
  expect(linesOf(await drawInvoice(invoice, seller, 'en'))).toEqual([
    ...['Dhruva', 'Tax Invoice', 'Supplier', seller.name, seller.address, 'GSTIN: 07AABCD1234E1Z5'],
    ...['Recipient', 'Dhruva account no. 77 (unregistered person)', 'Number', 'INV/2627/0000012'],
    // in India
    ...['Date', '27 November 2026', 'Place of supply', 'Delhi (07)', 'Payment reference', 'pay_QxT2hLkfP7aZ1c'],
    ...['Description', 'SAC', 'Quantity', 'Taxable value'],
    ...['Questions to the astrologer Oracle, online', 'astrology', '999799', '10', '₹41.53'],
    ...['CGST 9%', '₹3.73', 'SGST 9%', '₹3.74', 'Total', '₹49.00', 'Total in words', 'Rupees forty-nine only'],
    ...['Tax payable on reverse charge: No', 'Made by a computer; it needs no signature.'],
  ])
})

test('a credit note names its invoice, in Hindi as one writes it', async () => {
  const lines = linesOf(await drawInvoice(credit, { ...seller, isTrial: true }, 'hi'))
  expect(lines).toEqual(
    expect.arrayContaining([
      ...['क्रेडिट नोट', 'CRN/2627/0000003', 'किस बिल के लिए', 'INV/2627/0000012, 27 नवंबर 2026', 'महाराष्ट्र (27)'],
      ...['लौटाया गया: ज्योतिषी ओरेकल से प्रश्न, ऑनलाइन ज्योतिष', 'आईजीएसटी 18%', '₹5.23', '₹34.30', 'चौंतीस रुपये तीस पैसे मात्र'],
    ]),
  )
  expect(lines.at(-1)).toMatch(/^परीक्षण/)
  expect(lines.join(' ')).not.toContain('सीजीएसटी')
})

test('drawn again it is the same, byte by byte', async () => {
  for (const language of ['en', 'hi'] as const) {
    const [one, other] = [await drawInvoice(credit, seller, language), await drawInvoice(credit, seller, language)]
    expect(Buffer.from(one).equals(other)).toBe(true)
  }
})
