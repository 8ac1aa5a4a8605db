const CONTROLS = 'a[href], button, [role=button], summary, input, select, textarea'

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement
const isField = (control: Element): control is Field =>
  control instanceof HTMLInputElement || control instanceof HTMLSelectElement || control instanceof HTMLTextAreaElement

/** What tells a control from the others of a page, in the drawing and in the page behind it. */
const markOf = (control: Element): string => {
  const text = isField(control) ? control.getAttribute('placeholder') : control.textContent
  const attributes = ['type', 'name', 'value', 'aria-label'].map((name) =>
    name === 'value' && !/radio|checkbox/.test(control.getAttribute('type') ?? '') ? '' : control.getAttribute(name),
  )
  return [control.tagName, ...attributes, text?.trim()].join('|')
}

/** The same control of the page behind the drawing. */
const counterpartOf = (control: HTMLElement, view: Element, root: Element): HTMLElement | undefined => {
  const mark = markOf(control)
  const alike = (within: Element) =>
    [...within.querySelectorAll<HTMLElement>(CONTROLS)].filter((one) => markOf(one) === mark)
  return alike(root)[alike(view).indexOf(control)]
}

const wasFilled = (field: Field): boolean => {
  if (field instanceof HTMLSelectElement) return [...field.options].some((one) => one.selected !== one.defaultSelected)
  if (field instanceof HTMLInputElement && /radio|checkbox/.test(field.type))
    return field.checked !== field.defaultChecked
  return field.value !== field.defaultValue
}

/** Fills a field as a person would: React hears it. */
const fill = (field: Field, from: Field) => {
  if (field instanceof HTMLInputElement && from instanceof HTMLInputElement && /radio|checkbox/.test(field.type)) {
    if (from.checked && !field.checked) field.click()
    return
  }
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, from.value)
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
}

/**
 * Does in the page what was done in the drawing before it.
 * @param focused the control of the drawing that had the focus when it was taken away
 */
export const redo = (view: Element, root: Element, focused: HTMLElement | null) => {
  const fields = [...view.querySelectorAll(CONTROLS)].filter(isField).filter(wasFilled)
  const pairs = fields.map((from) => ({ from, field: counterpartOf(from, view, root) }))
  const pressed = view.querySelector<HTMLElement>('[data-pressed]')
  for (const { from, field } of pairs) if (field && isField(field)) fill(field, from)
  if (focused) counterpartOf(focused, view, root)?.focus({ preventScroll: true })
  // when React has also run its effects: the page must hear it
  setTimeout(() => pressed && counterpartOf(pressed, view, root)?.click())
}
