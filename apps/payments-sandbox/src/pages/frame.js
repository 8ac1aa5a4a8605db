import { TEXTS } from './texts.js'

const told = new URLSearchParams(location.search)
const SLOW_MS = 8_000
const METHODS = ['upi', 'card', 'netbanking']
const by = (id) => document.getElementById(id)

let language = told.get('language')?.startsWith('hi') ? 'hi' : 'en'
let method = METHODS.includes(told.get('method')) ? told.get('method') : 'upi'
let due = { amount: 0, monthly: false }
let isPaying = false

const tell = (message) => parent.postMessage(message, told.get('parent') ?? location.origin)

const showTexts = () => {
  const texts = TEXTS[language]
  document.documentElement.lang = language
  document.title = texts.sandbox
  for (const element of document.querySelectorAll('[data-text]')) element.textContent = texts[element.dataset.text]
  const rupees = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' }).format(due.amount / 100)
  by('amount').textContent = due.monthly ? `${rupees} ${texts.monthly}` : rupees
  by('pay').textContent = `${texts.pay} ${rupees}`
  by('language').textContent = texts.other
  by('language').lang = language === 'hi' ? 'en' : 'hi'
  by('tabs').setAttribute('aria-label', texts.methods)
}

const showMethod = () => {
  for (const each of METHODS) {
    const isChosen = each === method
    by(`tab-${each}`).setAttribute('aria-selected', String(isChosen))
    by(`tab-${each}`).tabIndex = isChosen ? 0 : -1
    by(`panel-${each}`).hidden = !isChosen
  }
}

const choose = (next) => {
  method = next
  showMethod()
  by(`tab-${next}`).focus()
}

/** Black or white on the merchant's colour, whichever is read more easily. */
const showTheme = () => {
  const scheme = told.get('scheme')
  if (scheme) document.documentElement.style.colorScheme = scheme
  const color = told.get('color') ?? ''
  if (!/^#[0-9a-f]{6}$/i.test(color)) return
  const [red, green, blue] = [1, 3, 5].map((at) => (Number.parseInt(color.slice(at, at + 2), 16) / 255) ** 2.2)
  const light = 0.2126 * red + 0.7152 * green + 0.0722 * blue
  document.documentElement.style.setProperty('--main', color)
  document.documentElement.style.setProperty('--on-main', light > 0.18 ? '#000' : '#fff')
}

const setPaying = (value) => {
  isPaying = value
  // not `disabled`, which would take the focus away
  for (const id of ['pay', 'fail', 'slow']) by(id).setAttribute('aria-disabled', String(value))
  by('status').textContent = value ? TEXTS[language].paying : ''
}

const complain = (fault) => {
  by('fault').textContent = TEXTS[language][fault]
}

const ids = () => ({
  order_id: told.get('order_id') ?? undefined,
  subscription_id: told.get('subscription_id') ?? undefined,
})

const pay = async (outcome, slow_ms) => {
  if (isPaying) return
  by('fault').textContent = ''
  setPaying(true)
  try {
    const body = JSON.stringify({ ...ids(), method, outcome, slow_ms })
    const answer = await fetch('pay', { method: 'POST', headers: { 'content-type': 'application/json' }, body })
    const result = await answer.json()
    if (!answer.ok) return complain('refused')
    if (!result.error) return tell({ type: 'paid', result })
    complain('failed')
    tell({ type: 'failed', result })
  } catch {
    complain('unreachable')
  } finally {
    setPaying(false)
  }
}

const isFailing = () => method === 'upi' && by('vpa').value.trim().startsWith('failure@')

by('form').addEventListener('submit', (event) => {
  event.preventDefault()
  pay(isFailing() ? 'fail' : 'pay', 0)
})
by('fail').addEventListener('click', () => pay('fail', 0))
by('slow').addEventListener('click', () => pay('pay', SLOW_MS))
by('close').addEventListener('click', () => tell({ type: 'dismissed', by: 'button' }))
by('language').addEventListener('click', () => {
  language = language === 'hi' ? 'en' : 'hi'
  showTexts()
})
for (const each of METHODS) by(`tab-${each}`).addEventListener('click', () => choose(each))
by('tabs').addEventListener('keydown', ({ key }) => {
  const step = { ArrowRight: 1, ArrowLeft: METHODS.length - 1 }[key]
  if (step) choose(METHODS[(METHODS.indexOf(method) + step) % METHODS.length])
})
addEventListener('keydown', ({ key }) => {
  if (key === 'Escape') tell({ type: 'dismissed', by: 'escape' })
})

by('title').textContent = told.get('name') ?? 'Dhruva'
by('description').textContent = told.get('description') ?? ''
if (told.get('vpa')) by('vpa').value = told.get('vpa')
showTheme()
showTexts()
showMethod()
by('title').focus()

const query = new URLSearchParams(Object.entries(ids()).filter(([, id]) => id))
const answer = await fetch(`due?${query}`).catch(() => null)
if (!answer?.ok) complain(answer ? 'refused' : 'unreachable')
else {
  due = await answer.json()
  showTexts()
}
