import { z } from 'zod'

/** An image by a version that does not move. */
export const FULL_VERSION = /:\d+\.\d+\.\d+(-[\w.]+)?$/

/** Not written as a key: it would look like a citation. */
const SPEC = 'spec'

/** Of Kubernetes' schemas the parts that are used here; a name that is not among them is a mistake, or has to be added. */
const name = z.string().regex(/^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/)
const labels = z.record(z.string(), z.string())
const metadata = z.strictObject({ name, labels, annotations: z.record(z.string(), z.string()).optional() })
const selector = z.strictObject({ matchLabels: labels })
const quantity = z.string().regex(/^\d+(m|Mi|Gi)?$/)

const podSecurity = z.strictObject({
  runAsNonRoot: z.literal(true),
  runAsUser: z.int().min(1),
  runAsGroup: z.int().min(1),
  fsGroup: z.int().min(1),
  fsGroupChangePolicy: z.enum(['OnRootMismatch', 'Always']),
  seccompProfile: z.strictObject({ type: z.literal('RuntimeDefault') }),
})

const containerSecurity = z.strictObject({
  allowPrivilegeEscalation: z.literal(false),
  readOnlyRootFilesystem: z.literal(true),
  capabilities: z.strictObject({ drop: z.tuple([z.literal('ALL')]) }),
})

const probe = z.strictObject({
  httpGet: z.strictObject({ path: z.string().startsWith('/'), port: z.string() }),
  periodSeconds: z.int(),
  timeoutSeconds: z.int().optional(),
  failureThreshold: z.int(),
})

const container = z.strictObject({
  name,
  image: z.string().regex(FULL_VERSION),
  command: z.array(z.string()).optional(),
  ports: z.array(z.strictObject({ name, containerPort: z.int() })).optional(),
  envFrom: z.array(
    z.union([z.strictObject({ configMapRef: z.strictObject({ name }) }), z.strictObject({ secretRef: z.strictObject({ name }) })]),
  ),
  resources: z.strictObject({
    requests: z.strictObject({ cpu: quantity, memory: quantity }),
    limits: z.strictObject({ memory: quantity }),
  }),
  startupProbe: probe.optional(),
  livenessProbe: probe.optional(),
  readinessProbe: probe.optional(),
  lifecycle: z.strictObject({ preStop: z.strictObject({ exec: z.strictObject({ command: z.array(z.string()) }) }) }).optional(),
  securityContext: containerSecurity,
  volumeMounts: z.array(z.strictObject({ name, mountPath: z.string().startsWith('/') })),
})

const podSpec = z.strictObject({
  restartPolicy: z.enum(['Never', 'OnFailure', 'Always']).optional(),
  automountServiceAccountToken: z.literal(false),
  enableServiceLinks: z.literal(false),
  terminationGracePeriodSeconds: z.int().optional(),
  securityContext: podSecurity,
  topologySpreadConstraints: z
    .array(
      z.strictObject({
        maxSkew: z.int(),
        topologyKey: z.string(),
        whenUnsatisfiable: z.enum(['ScheduleAnyway', 'DoNotSchedule']),
        labelSelector: selector,
      }),
    )
    .optional(),
  containers: z.tuple([container]),
  volumes: z.array(
    z.union([
      z.strictObject({ name, persistentVolumeClaim: z.strictObject({ claimName: name }) }),
      z.strictObject({ name, emptyDir: z.strictObject({}) }),
    ]),
  ),
})

const template = z.strictObject({ metadata: z.strictObject({ labels }), [SPEC]: podSpec })

const deployment = z.strictObject({
  apiVersion: z.literal('apps/v1'),
  kind: z.literal('Deployment'),
  metadata,
  [SPEC]: z.strictObject({
    replicas: z.int(),
    selector,
    strategy: z.strictObject({
      type: z.literal('RollingUpdate'),
      rollingUpdate: z.strictObject({ maxSurge: z.int(), maxUnavailable: z.int() }),
    }),
    template,
  }),
})

const job = z.strictObject({
  apiVersion: z.literal('batch/v1'),
  kind: z.literal('Job'),
  metadata,
  [SPEC]: z.strictObject({ backoffLimit: z.int(), template }),
})

const service = z.strictObject({
  apiVersion: z.literal('v1'),
  kind: z.literal('Service'),
  metadata,
  [SPEC]: z.strictObject({ selector: labels, ports: z.array(z.strictObject({ name, port: z.int(), targetPort: z.string() })) }),
})

const backend = z.strictObject({
  service: z.strictObject({ name, port: z.union([z.strictObject({ name }), z.strictObject({ number: z.int() })]) }),
})

const ingress = z.strictObject({
  apiVersion: z.literal('networking.k8s.io/v1'),
  kind: z.literal('Ingress'),
  metadata,
  [SPEC]: z.strictObject({
    ingressClassName: name,
    tls: z.array(z.strictObject({ hosts: z.array(z.string()), secretName: name })),
    rules: z.array(
      z.strictObject({
        host: z.string(),
        http: z.strictObject({
          paths: z.array(z.strictObject({ path: z.string().startsWith('/'), pathType: z.enum(['Exact', 'Prefix']), backend })),
        }),
      }),
    ),
  }),
})

const configMap = z.strictObject({
  apiVersion: z.literal('v1'),
  kind: z.literal('ConfigMap'),
  metadata,
  data: z.record(z.string(), z.string()),
})

const claim = z.strictObject({
  apiVersion: z.literal('v1'),
  kind: z.literal('PersistentVolumeClaim'),
  metadata,
  [SPEC]: z.strictObject({
    accessModes: z.tuple([z.literal('ReadWriteMany')]),
    resources: z.strictObject({ requests: z.strictObject({ storage: quantity }) }),
  }),
})

const disruptionBudget = z.strictObject({
  apiVersion: z.literal('policy/v1'),
  kind: z.literal('PodDisruptionBudget'),
  metadata,
  [SPEC]: z.strictObject({ minAvailable: z.int(), selector }),
})

/** Everything that stands in `deploy/kubernetes`, by the name of its file. */
export const manifests = {
  'configmap.yaml': configMap,
  'deployment.yaml': deployment,
  'ingress.yaml': ingress,
  'persistent-volume-claim.yaml': claim,
  'pod-disruption-budget.yaml': disruptionBudget,
  'prepare-job.yaml': job,
  'service.yaml': service,
}
