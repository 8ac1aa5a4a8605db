const REFRESH_MS = 3_000
const by = (id) => document.getElementById(id)

const post = async (path, body) => {
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) })
  const said = await answer.json()
  by('said').textContent = said.error?.description ?? `Done: ${path} ${JSON.stringify(body)}`
  await show()
}

const button = (text, act) => {
  const made = document.createElement('button')
  made.textContent = text
  made.addEventListener('click', act)
  return made
}

/** Cells are texts or elements. */
const fill = (table, heads, rows) => {
  const line = (cells, tag) => {
    const row = document.createElement('tr')
    for (const cell of cells) {
      const made = document.createElement(tag)
      made.append(cell ?? '')
      row.append(made)
    }
    return row
  }
  table.replaceChildren(line(heads, 'th'), ...rows.map((cells) => line(cells, 'td')))
}

const moment = (seconds) => (seconds ? new Date(seconds * 1_000).toLocaleString('en-IN') : '')
const rupees = (paise) => `₹${(paise / 100).toFixed(2)}`

const show = async () => {
  const state = await (await fetch('state')).json()
  by('now').textContent = moment(state.now)
  // what has the focus is not drawn anew under the hand
  if (document.activeElement?.closest('table')) return
  fill(
    by('payments'),
    ['When', 'Payment', 'Order', 'Amount', 'By', 'Status', 'Refunded'],
    state.payments.map((row) => [
      moment(row.created_at),
      row.id,
      row.order_id,
      rupees(row.amount),
      row.method,
      row.status,
      rupees(row.amount_refunded),
    ]),
  )
  fill(
    by('subscriptions'),
    ['Subscription', 'Status', 'Months paid', 'Until', 'Next debit', 'Do'],
    state.subscriptions.map((row) => [
      row.id,
      row.status,
      String(row.paid_count),
      moment(row.current_end),
      moment(row.charge_at),
      button('Next debit fails', () => post(`subscriptions/${row.id}`, { times: 1 })),
    ]),
  )
  fill(
    by('hooks'),
    ['Event', 'What', 'State', 'Tries', 'Do'],
    state.hooks.map((row) => [
      row.id,
      row.event,
      row.state,
      String(row.attempts),
      button('Send again', () => post(`hooks/${row.id}`, {})),
    ]),
  )
}

for (const form of document.querySelectorAll('form')) {
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    const fields = [...form.elements].filter(({ name }) => name)
    const wanted = ({ type, value, dataset }) => (type === 'number' ? value * (dataset.factor ?? 1) : value)
    post(form.dataset.post, Object.fromEntries(fields.map((field) => [field.name, wanted(field)])))
  })
}

// a table wider than the screen is scrolled by keyboard, too
for (const wide of document.querySelectorAll('.scroll')) wide.tabIndex = 0
await show()
setInterval(show, REFRESH_MS)
