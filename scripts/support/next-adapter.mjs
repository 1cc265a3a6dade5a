/*
 * What a host makes of the build, in Next's words an adapter: nothing, the export is all there is. Because there is one, Next does not
 * look for the files its own server would need, which took a seventh of compiling.
 */
export default {name: 'static-export'};
