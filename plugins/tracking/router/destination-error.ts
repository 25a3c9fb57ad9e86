import { CodedError, PluginError } from '@foyer/sdk'

/** A text for what was thrown; the text that it has of its own may throw in its turn. */
function textOf(thrown: unknown): string {
  try {
    return thrown instanceof CodedError ? thrown.text : String(thrown)
  } catch {
    return 'it threw what cannot be shown'
  }
}

/**
 * What a destination threw, with a code and its plugin: an error with a code of its own keeps that, any other
 * becomes `TR-DESTINATION`.
 */
export const destinationError = (plugin: string, destination: string, thrown: unknown): PluginError => {
  const code = thrown instanceof CodedError ? thrown.code : 'TR-DESTINATION'
  return new PluginError<string>(code, plugin, 'event', `destination ${destination}: ${textOf(thrown)}`, {
    cause: thrown,
  })
}
