/** The IndexedDB database that holds the key of the remembered login, and nothing else. */
export const KEY_DATABASE = 'account.remembered'
