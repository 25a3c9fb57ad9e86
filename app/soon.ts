/**
 * What every page needs soon after hydration, in one chunk behind one import: the second half of the boot, every
 * manifest, and the modules that the boot or the plugins of every page import when they come to it. A module
 * that is missing here works as well, as a file of its own.
 */
import '../kernel/host/settings/validate-settings.ts'
import '../kernel/host/tooling/diagnose.ts'
import '../kernel/http/show-failure.ts'
import '../kernel/site/status-feed.ts'
import '../plugins/site/metadata/metadata.ts'
import '../plugins/site/offline/offline.ts'
import '../plugins/site/update/register-worker.ts'
import '../plugins/site/update/update.ts'
import type { Kernel } from '../kernel/boot/kernel.ts'
import { startAfterHydration } from '../kernel/boot/start-after-hydration.ts'
import { createSiteBorder } from './border.ts'
import { fetchAhead } from './fetch-ahead.ts'
import { registry } from './registry.ts'

/** @param token what the page's address held, of unknown shape; `undefined`: none */
export function startRest(kernel: Kernel, token: unknown): Promise<void> {
  fetchAhead(kernel, registry)
  return startAfterHydration(kernel, registry, createSiteBorder, token)
}
