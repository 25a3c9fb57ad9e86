import type { Rule } from '../rule.ts'
import { COMPONENT_RULES } from './component-rules.ts'
import { HOST_RULES } from './host-rules.ts'
import { LEFTOVER_RULES } from './leftover-rules.ts'
import { LIFECYCLE_RULES } from './lifecycle-rules.ts'
import { MANIFEST_RULES } from './manifest-rules.ts'
import { MODULE_RULES } from './module-rules.ts'
import { SETTINGS_RULES } from './settings-rules.ts'
import { TEXT_RULES } from './text-rules.ts'

/** The rules of every plugin of any kind. */
export const PLUGIN_RULES: readonly Rule[] = [
  ...MANIFEST_RULES,
  ...MODULE_RULES,
  ...LIFECYCLE_RULES,
  ...LEFTOVER_RULES,
  ...COMPONENT_RULES,
  ...HOST_RULES,
  ...SETTINGS_RULES,
  ...TEXT_RULES,
]
