import { CodedError, PluginError } from '@foyer/sdk'

/**
 * What a destination threw, with a code and its plugin: an error with a code of its own keeps that, any other
 * becomes `TR-DESTINATION`.
 */
export const destinationError = (plugin: string, destination: string, thrown: unknown): PluginError => {
  const code = thrown instanceof CodedError ? thrown.code : 'TR-DESTINATION'
  const text = thrown instanceof CodedError ? thrown.text : String(thrown)
  return new PluginError<string>(code, plugin, 'event', `destination ${destination}: ${text}`, {
    cause: thrown,
  })
}
