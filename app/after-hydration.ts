/** What the page needs once it is hydrated, in one chunk: the boot's second half, and every manifest. */
export { settle } from '../kernel/boot/settle.ts'
export { registry } from './registry.ts'
