/** What the page needs after hydration, in one chunk: the second half of the boot, and every manifest. */
export { startAfterHydration } from '../kernel/boot/start-after-hydration.ts'
export { registry } from './registry.ts'
