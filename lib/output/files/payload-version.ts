/** Incremented when the JSON of pages changes in a way that breaks a program that reads it. */
export const PAYLOAD_VERSION = 2;
