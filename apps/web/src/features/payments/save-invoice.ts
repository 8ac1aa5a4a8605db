import { payments } from '@dhruva/contract'
import { api } from '#lib/api.ts'
import { saveFile } from '#lib/save-file.ts'

/** Has the browser keep the PDF of an invoice or a credit note. @throws what the call throws */
export const saveInvoice = async (number: string, language: 'en' | 'hi') => {
  const pdf = await api.file(payments.getInvoice, { number, language })
  saveFile(`${number.replaceAll('/', '-')}.pdf`, pdf)
}
