#!/usr/bin/env node
// Stands here because npm links a workspace's commands, and never those of the root.
import '../../bin/affray.mjs'
