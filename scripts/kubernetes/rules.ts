import * as z from 'zod'
import type { Manifest } from './render.ts'

const Probe = z.looseObject({ httpGet: z.looseObject({ path: z.string(), port: z.string() }) })
const Container = z.looseObject({
  name: z.string(),
  ports: z.optional(z.array(z.looseObject({ name: z.string() }))),
  resources: z.looseObject({ requests: z.looseObject({}), limits: z.looseObject({ memory: z.string() }) }),
  securityContext: z.looseObject({
    allowPrivilegeEscalation: z.literal(false),
    readOnlyRootFilesystem: z.literal(true),
    capabilities: z.looseObject({ drop: z.tuple([z.literal('ALL')]) }),
  }),
  startupProbe: z.optional(Probe),
  livenessProbe: z.optional(Probe),
  readinessProbe: z.optional(Probe),
  lifecycle: z.optional(z.looseObject({ preStop: z.looseObject({ sleep: z.looseObject({ seconds: z.number() }) }) })),
})
/** A pod that the namespace's level `restricted` lets in, and a little more than that. */
const Pod = z.looseObject({
  automountServiceAccountToken: z.literal(false),
  terminationGracePeriodSeconds: z.optional(z.number()),
  securityContext: z.looseObject({
    runAsNonRoot: z.literal(true),
    runAsUser: z.number().check(z.gte(1)),
    seccompProfile: z.looseObject({ type: z.literal('RuntimeDefault') }),
  }),
  containers: z.array(Container).min(1),
})
const Workload = z.looseObject({
  spec: z.looseObject({
    template: z.looseObject({
      metadata: z.looseObject({ labels: z.record(z.string(), z.string()) }),
      spec: Pod,
    }),
  }),
})
const Selecting = z.looseObject({ spec: z.looseObject({ selector: z.looseObject({}) }) })

/** An api lets its replies end for so long, and ends by itself five seconds later. */
const REPLIES_END_SECONDS = 35

const WORKLOADS = new Set(['Deployment', 'Job'])

type Labels = Record<string, string>
const labelsOf = (manifest: Manifest): Labels => Workload.parse(manifest).spec.template.metadata.labels

const isSelected = (labels: Labels, selector: object) => {
  const wanted = Object.entries(Reflect.get(selector, 'matchLabels') ?? selector)
  return wanted.length > 0 && wanted.every(([name, value]) => labels[name] === value)
}

const podFaults = (manifest: Manifest): string[] => {
  const name = `${manifest.kind} ${manifest.metadata.name}`
  const found = Workload.safeParse(manifest)
  if (!found.success) return found.error.issues.map(({ path, message }) => `${name}: ${path.join('.')}: ${message}`)
  const { containers, terminationGracePeriodSeconds = 30 } = found.data.spec.template.spec
  return containers.flatMap(({ ports = [], lifecycle, ...container }) => {
    const known = new Set(ports.map((port) => port.name))
    const probes = [container.startupProbe, container.livenessProbe, container.readinessProbe].flatMap(
      (probe) => probe ?? [],
    )
    const unknown = probes.filter(({ httpGet }) => !known.has(httpGet.port))
    const drain = lifecycle?.preStop.sleep.seconds
    return [
      ...unknown.map(({ httpGet }) => `${name}: a probe asks the port ${httpGet.port}, which no container has`),
      ...(drain !== undefined && drain + REPLIES_END_SECONDS > terminationGracePeriodSeconds
        ? [`${name}: ${drain} s of preStop and ${REPLIES_END_SECONDS} s for replies are more than its grace`]
        : []),
    ]
  })
}

/** What of the house's own rules a set of manifests breaks. */
export const ruleFaults = (manifests: readonly Manifest[]): string[] => {
  const workloads = manifests.filter(({ kind }) => WORKLOADS.has(kind))
  const faults = workloads.flatMap(podFaults)
  if (faults.length > 0) return faults
  const labels = workloads.map(labelsOf)
  const selecting = manifests.filter(({ kind }) => kind === 'Service' || kind === 'PodDisruptionBudget')
  return selecting.flatMap((manifest) => {
    const { selector } = Selecting.parse(manifest).spec
    return labels.some((one) => isSelected(one, selector))
      ? []
      : [`${manifest.kind} ${manifest.metadata.name} selects no pod`]
  })
}
