import { payments } from '@dhruva/contract'
import { api } from '#lib/api.ts'

/** Has the browser keep the PDF of an invoice or a credit note. @throws what the call throws */
export const saveInvoice = async (number: string, language: 'en' | 'hi') => {
  const pdf = await api.file(payments.getInvoice, { number, language })
  const link = document.createElement('a')
  link.href = URL.createObjectURL(pdf)
  link.download = `${number.replaceAll('/', '-')}.pdf`
  link.click()
  // it is read after the click has returned
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
