// node scripts/kubernetes.ts, a part of pnpm check: whether deploy/kubernetes is what Kubernetes and the house ask for.
import path from 'node:path'
import { render, written } from './kubernetes/render.ts'
import { ruleFaults } from './kubernetes/rules.ts'
import { schemaFaults } from './kubernetes/schema.ts'
import { root } from './lib.ts'

const folder = path.join(root, 'deploy/kubernetes')
const rendered = render(path.join(folder, 'production'))
const manifests = [...written(folder), ...(rendered ?? [])]
const faults = [...(await Promise.all(manifests.map(schemaFaults))).flat(), ...ruleFaults(rendered ?? written(folder))]
for (const fault of faults) console.error(fault)
const how = rendered ? `${rendered.length} of them rendered` : 'none rendered: there is no kubectl or kustomize here'
console.log(`${manifests.length} manifests, ${how}, ${faults.length} faults`)
process.exit(faults.length > 0 ? 1 : 0)
