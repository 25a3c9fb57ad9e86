/** What the page needs after hydration, in one chunk: the second half of the boot, and every manifest. */
export { startAfterHydration } from '../kernel/boot/start-after-hydration.ts'
export { registry } from './registry.ts'
/** What checks the values that plugins give to the host; fetched soon. */
export const loadBorder = () => import('./border.ts')
