/** An opaque picture, a number per pixel: red in the lowest byte, then green and blue. Signed, which V8 reads and compares fastest. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Int32Array;
}

/** A picture as runs of neighbours of one colour, row by row. A flat drawing has a twentieth as many runs as pixels. */
export interface Runs {
  readonly width: number;
  readonly height: number;
  /** The colour of each run. */
  readonly colours: Int32Array;
  /** The pixel behind each run. No run goes on in the next row. */
  readonly ends: Int32Array;
}

/** The runs of a picture. */
export function runsOf({width, height, data}: Pixels): Runs {
  const {colours, ends} = roomFor(data.length);
  let count = 0;
  for (let at = 0, row = width; at < data.length; row += width) {
    while (at < row) {
      const colour = data[at]!;
      do at++;
      while (at < row && data[at] === colour);
      colours[count] = colour;
      ends[count++] = at;
    }
  }
  return {width, height, colours: colours.slice(0, count), ends: ends.slice(0, count)};
}

/** The same for every picture. */
let room = {colours: new Int32Array(), ends: new Int32Array()};

function roomFor(pixels: number) {
  if (room.ends.length < pixels) room = {colours: new Int32Array(pixels), ends: new Int32Array(pixels)};
  return room;
}
