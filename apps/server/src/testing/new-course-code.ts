// Each suite has a database of its own, and one process writes it.
let next = 70_000;

/** The code of a course that a test makes up: no two of a process are alike, and no course of the demo institution begins with 7. */
export function newCourseCode(): string {
  next += 1;
  return String(next);
}
