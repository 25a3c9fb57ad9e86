/** The module's exports, by the names that the manifest gives. */
export { SmsLogin } from './sms-login.tsx'
