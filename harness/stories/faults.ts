import { type AnyManifest, HTTP } from '@foyer/sdk'
import { facesOf } from './faces.ts'

/** The ways in which every plugin is shown to fail (HA-05): the names of its stories. */
export const FAULTS = [
  'ScriptBlocked',
  'LoadNeverSettles',
  'SyncThrow',
  'RenderThrow',
  'Slow',
  'ServerError',
  'DecryptionFailure',
] as const
export type Fault = (typeof FAULTS)[number]

/** Each fault for the reader of a story. */
export const FAULT_WORDS: Readonly<Record<Fault, string>> = {
  ScriptBlocked: 'Every script that the plugin loads is blocked.',
  LoadNeverSettles: 'The plugin’s code never arrives. The site waits 10 seconds, then it gives up.',
  SyncThrow: 'The plugin’s code throws as soon as it starts.',
  RenderThrow: 'Each of the plugin’s components throws while it is rendered.',
  Slow: 'The gateway answers no call.',
  ServerError: 'The gateway answers every call with status 500.',
  DecryptionFailure: 'The encryption of every call fails.',
}

/** The faults that a plugin may meet, by its manifest alone. */
export function faultsOf(manifest: AnyManifest): readonly Fault[] {
  const { origins = {}, requires = {} } = manifest
  const calls = Object.values<string>(requires).includes(HTTP)
  const applies: Readonly<Record<Fault, boolean>> = {
    ScriptBlocked: (origins.script ?? []).length > 0,
    LoadNeverSettles: true,
    SyncThrow: true,
    RenderThrow: facesOf(manifest).length > 0,
    Slow: calls,
    ServerError: calls,
    DecryptionFailure: calls,
  }
  return FAULTS.filter((fault) => applies[fault])
}
