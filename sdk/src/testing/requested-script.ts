import type { ScriptOptions } from '../services/scripts.ts'

/** A vendor's script that the plugin asked for. */
export interface RequestedScript {
  readonly url: string
  readonly options: ScriptOptions | undefined
}
