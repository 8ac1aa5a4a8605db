import { type Line, type PredictionContext, say } from './context.ts'
import { fieldsOf, stretchesOf } from './fields.ts'

/** Notes that belong to a field: a doctor where the body asks for care, one's own figures where money is decided. */
export const notesOf = (context: PredictionContext): Line[] => {
  if (context.isFigure) return []
  const [fromMs, toMs] = [context.span.noons[0]?.getTime() ?? 0, context.span.to.getTime()]
  return fieldsOf(context).flatMap(({ field, matter }): Line[] => {
    if (field === 'money') return [say(context.t.say.money)]
    const tender = stretchesOf(context, matter, fromMs, toMs).some(({ advice }) => advice === 'hold')
    return field === 'body' && tender ? [say(context.t.say.doctor)] : []
  })
}
