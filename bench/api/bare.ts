// The calls of an account as `serve-bare.ts` serves them.
import { listChats, openDb, readBalances } from '@dhruva/db'
import { serveBare } from './serve-bare.ts'

const [url = '', secret = ''] = process.argv.slice(2)
const db = openDb({ url, poolSize: 10 })

type User = { uid: number; mobile: string }

async function info({ uid, mobile }: User): Promise<string> {
  const row = await readBalances(db, uid, new Date())
  return `{"status":"success","uid":${uid},"mobile":"${mobile}","balance":${row.money_paise / 100},"oracle_questions":${
    row.oracle_grant + row.oracle_paid
  },"astra_questions":${row.astra_grant + row.astra_paid},"daily_predictions":${3 - row.daily},"weekly_predictions":${
    1 - row.weekly
  },"monthly_predictions":${1 - row.monthly},"yearly_predictions":${1 - row.yearly},"transferable_oracle_questions":${
    row.oracle_paid
  },"subscription_questions":${row.sub_q}}`
}

async function list({ uid }: User): Promise<string> {
  const rows = await listChats(db, uid, 0)
  const chats = rows.map(
    (row) =>
      `{"asst_id":"${row.asst_id}","to_name":"${row.to_name}","chat_time":"${row.chat_time.toISOString()}","message":${JSON.stringify(
        row.message,
      )},"mid":${row.mid},"bid":${row.bid},"user_name":${JSON.stringify(row.user_name)},"celebrity":${row.celebrity}}`,
  )
  return `{"status":"success","chats":[${chats.join(',')}]}`
}

serveBare({
  db,
  secret,
  answer: (path, user, body) => {
    if (body) JSON.parse(body)
    return path === '/apis/users/getInfo.php' ? info(user) : list(user)
  },
})
