/** A server-sent event. */
export interface ServerEvent {
  /** Such as THESIS, OPEN or RESET. */
  kind: string;
  data: string;
  /** Id of the last event that had one; null before the first. */
  id: string | null;
}

/** Characters that one line or the data of one event may have: what the portal's server sends is far shorter. */
const maxLength = 1_000_000;

/**
 * Reads a stream of server-sent events from pieces of text, cut anywhere (the format of the HTML standard, without
 * `retry`). The returned function returns the events that a piece completes; it throws a RangeError for a line or an event of more
 * than a million characters.
 */
export function createEventParser(): (piece: string) => ServerEvent[] {
  let rest = '';
  /** The piece before ended with CR: a LF that begins the next one belongs to it. */
  let endedWithReturn = false;
  let isFirst = true;
  let kind = '';
  let data: string[] = [];
  let length = 0;
  let id: string | null = null;

  function take(line: string): ServerEvent | null {
    if (line === '') {
      const event = { kind: kind || 'message', data: data.join('\n'), id };
      const isEmpty = data.length === 0;
      [kind, data, length] = ['', [], 0];
      return isEmpty ? null : event;
    }
    const colon = line.indexOf(':');
    const field = colon < 0 ? line : line.slice(0, colon);
    const value = colon < 0 ? '' : line.slice(colon + 1).replace(/^ /, '');
    if (field === 'event') kind = value;
    if (field === 'id' && !value.includes('\0')) id = value;
    if (field === 'data') {
      data.push(value);
      length += value.length;
      if (length > maxLength) throw new RangeError('An event is too long');
    }
    return null;
  }

  return (piece) => {
    if (piece === '') return [];
    let text = rest + (endedWithReturn && piece.startsWith('\n') ? piece.slice(1) : piece);
    endedWithReturn = piece.endsWith('\r');
    if (isFirst && text !== '') {
      isFirst = false;
      if (text.startsWith('\uFEFF')) text = text.slice(1);
    }
    const lines = text.split(/\r\n|\r|\n/);
    rest = lines.pop() ?? '';
    if (rest.length > maxLength) throw new RangeError('A line is too long');
    return lines.map(take).filter((event) => event !== null);
  };
}
