/** The merchant's project at Firebase, as its SDK takes it. */
export interface PushConfig {
  readonly projectId: string
  readonly apiKey: string
  readonly appId: string
  readonly messagingSenderId: string
}

const FIELDS = ['projectId', 'apiKey', 'appId', 'messagingSenderId'] as const

/** The whole configuration, or the names of what is missing (VA-13). */
export type PushConfigResult =
  { readonly config: PushConfig } | { readonly missing: readonly (keyof PushConfig)[] }

/** Reads the settings: a field that is no text, or empty, is missing (VA-13). */
export function readPushConfig(settings: {
  readonly [field in keyof PushConfig]?: unknown
}): PushConfigResult {
  const textOf = (field: keyof PushConfig): string => {
    const value = settings[field]
    return typeof value === 'string' ? value.trim() : ''
  }
  const missing = FIELDS.filter((field) => textOf(field) === '')
  if (missing.length > 0) return { missing }
  return {
    config: {
      projectId: textOf('projectId'),
      apiKey: textOf('apiKey'),
      appId: textOf('appId'),
      messagingSenderId: textOf('messagingSenderId'),
    },
  }
}
