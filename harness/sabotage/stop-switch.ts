/**
 * The switch that takes a plugin away whose state names it under `break`, whatever the plugin's own gate: also one that no
 * merchant can turn off. On: the plugin is off; unknown to the gateway: it is as always.
 */
export const stopSwitch = (plugin: string): string => `STOP_${plugin.replaceAll(/[.-]/g, '_')}`
