// The calls of the forum as `serve-bare.ts` serves them.
import { openDb } from '@dhruva/db'
import { serveBare } from '../serve-bare.ts'
import { forumAnswers } from './bare-answers.ts'

const [url = '', secret = ''] = process.argv.slice(2)
const db = openDb({ url, poolSize: 10 })

serveBare({ db, secret, members: forumAnswers(db), anyone: {} })
