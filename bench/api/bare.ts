// The calls that everybody makes, as `serve-bare.ts` serves them.
import { dayInIndia } from '@dhruva/common'
import { zodiacs } from '@dhruva/contract'
import { listBirths, listChats, openDb, readBalances } from '@dhruva/db'
import { horoscope } from '@dhruva/reading'
import { forumAnswers } from '../forum/bare-answers.ts'
import { type Answers, serveBare } from '../serve-bare.ts'

const [url = '', secret = ''] = process.argv.slice(2)
const db = openDb({ url, poolSize: 10 })

const quoted = (text: string | null) => (text === null ? 'null' : JSON.stringify(text))

/** The chart as PostgreSQL writes it: nothing is read of it. */
const CHART = {
  name: 'bare.chart',
  text: 'SELECT chart::text AS chart FROM birth WHERE uid = $1 AND bid = $2',
}

const members: Answers = {
  '/apis/users/getInfo.php': async ({ uid, mobile }) => {
    const row = await readBalances(db, uid, new Date())
    return `{"status":"success","uid":${uid},"mobile":"${mobile}","balance":${row.money_paise / 100},"oracle_questions":${
      row.oracle_grant + row.oracle_paid
    },"astra_questions":${row.astra_grant + row.astra_paid},"daily_predictions":${3 - row.daily},"weekly_predictions":${
      1 - row.weekly
    },"monthly_predictions":${1 - row.monthly},"yearly_predictions":${1 - row.yearly},"transferable_oracle_questions":${
      row.oracle_paid
    },"subscription_questions":${row.sub_q}}`
  },
  '/apis/birthdetails/get.php': async ({ uid }) => {
    const rows = await listBirths(db, uid, false)
    const births = rows.map(
      (row) =>
        `{"bid":${row.bid},"full_name":${quoted(row.full_name)},"dob":"${row.dob}","tob":"${row.tob}","tob_uncertainty":${row.tob_uncertainty},"pob":${quoted(
          row.pob,
        )},"lat":${row.lat},"lng":${row.lng},"gender":"${row.gender}","marital_status":"${row.marital_status}","language":"${row.language}"}`,
    )
    return `{"status":"success","births":[${births.join(',')}]}`
  },
  '/apis/birthdetails/chart.php': async ({ uid }, body) => {
    const [row] = await db.query<{ chart: string }>({ ...CHART, values: [uid, body.bid] })
    if (!row) throw new Error('no such birth')
    return `{"status":"success","chart":${row.chart},"stability":null}`
  },
  '/apis/chats/getAll.php': async ({ uid }) => {
    const rows = await listChats(db, uid, 0)
    const chats = rows.map(
      (row) =>
        `{"asst_id":"${row.asst_id}","to_name":"${row.to_name}","chat_time":"${row.chat_time.toISOString()}","message":${quoted(
          row.message,
        )},"mid":${row.mid},"bid":${row.bid},"user_name":${quoted(row.user_name)},"celebrity":${row.celebrity}}`,
    )
    return `{"status":"success","chats":[${chats.join(',')}]}`
  },
  ...forumAnswers(db),
}

// Everyone's horoscope is written once and then known: the text stands in memory as it goes out.
const today = dayInIndia(new Date())
const horoscopes = new Map(
  zodiacs.map((zodiac, sign) => {
    const { date, gist, fields, facts } = horoscope(today, sign, 'English')
    const bot_response = Object.fromEntries(
      Object.entries(fields).map(([name, { score, sentences, reasons }]) => [
        `${name[0]?.toUpperCase()}${name.slice(1)}`,
        { score, split_response: sentences.map(({ text }) => text).join(' '), sentences, reasons },
      ]),
    )
    const answer = {
      status: 'success',
      zodiac,
      when: 'Today',
      date,
      gist: gist.text,
      response: { bot_response },
      facts,
    }
    return [`${zodiac} Today`, JSON.stringify(answer)]
  }),
)

serveBare({
  db,
  secret,
  members,
  anyone: { '/apis/horoscope/get.php': (body) => horoscopes.get(`${body.zodiac} ${body.when}`) ?? '' },
})
