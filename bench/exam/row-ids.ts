/** In SQL, the id of a row: what `idOf` of paper.ts is here. The number is an expression. */
export const uuid = (kind: string, number = 'i') => `md5('${kind}' || ${number})::uuid::text`;

/** In SQL, the SHA-256 of a text in hexadecimal digits, as tokens are kept. */
export const sha256 = (text: string) => `encode(sha256((${text})::bytea), 'hex')`;
