/** What the page needs once it is hydrated, in one chunk: the boot's second half, and every manifest. */
export { startAfterHydration } from '../kernel/boot/start-after-hydration.ts'
export { registry } from './registry.ts'
