const MIB = 1024 * 1024

/** What is taken as one request with a file, by the server in front and by Payload (its `requestSizeLimit`). */
export const UPLOAD_BYTES = 50 * MIB

/** From here on an editor is told, before it is sent, what a file costs: minutes of uploading, and of waiting on a visitor's phone. */
export const LARGE_UPLOAD_BYTES = 20 * MIB
