// pnpm rehearse [step…]: production on this machine by docker compose, from nothing to a restore, an upgrade and faults. Needs Docker.
// --no-build takes the image that is there, --tls goes through Caddy, --from and --to name images to upgrade between, --keep leaves it running.
// --rate and --streams are the calls a second and the people who are answered while an upgrade lasts; --times is how often each fault comes
// and --harm which ones do; --fill makes the database so many gigabytes larger before it is restored. The step fullDisk
// mounts a small disk: only root can, so it runs when it is named.
import { parseArgs } from 'node:util'
import { faults, fullDisk } from './rehearse/faults.ts'
import { question, restore, start } from './rehearse/life.ts'
import { createStack } from './rehearse/stack.ts'
import { brokenUpgrade, upgrade } from './rehearse/upgrade.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    'no-build': { type: 'boolean', default: false },
    tls: { type: 'boolean', default: false },
    keep: { type: 'boolean', default: false },
    from: { type: 'string' },
    to: { type: 'string' },
    rate: { type: 'string', default: '200' },
    streams: { type: 'string', default: '50' },
    times: { type: 'string', default: '1' },
    harm: { type: 'string', multiple: true },
    fill: { type: 'string', default: '0' },
  },
})

// of a certificate that Caddy made for this machine alone
if (values.tls) process.env.NODE_TLS_REJECT_UNAUTHORIZED = '0'

const STEPS = { question, restore, upgrade, brokenUpgrade, faults, fullDisk }
const isStep = (name: string): name is keyof typeof STEPS => name in STEPS
const unknown = positionals.filter((name) => !isStep(name))
if (unknown.length > 0) {
  console.error(`there is no step ${unknown.join(', ')}; there are ${Object.keys(STEPS).join(', ')}`)
  process.exit(2)
}
const wanted =
  positionals.length > 0
    ? positionals.filter(isStep)
    : Object.keys(STEPS)
        .filter(isStep)
        .filter((name) => name !== 'fullDisk')

const stack = createStack(values)
const say = (text: string) => console.log(`rehearsal: ${text}`)
try {
  await start(stack, say, { build: !values['no-build'], from: values.from })
  for (const name of wanted) {
    say(name)
    await STEPS[name](stack, say, values)
  }
  say('all went well')
} catch (error) {
  console.error(stack.run('docker', ['compose', 'logs', '--tail', '60']).out)
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
} finally {
  if (!values.keep) stack.remove()
}
