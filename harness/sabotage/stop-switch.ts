/**
 * The switch that stops a plugin of the state's `break`, regardless of its own gate: also a plugin that no merchant can
 * turn off. On: the plugin is off; unknown to the gateway: no effect.
 */
export const stopSwitch = (plugin: string): string => `STOP_${plugin.replaceAll(/[.-]/g, '_')}`
