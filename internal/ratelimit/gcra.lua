-- The generic cell rate algorithm in virtual scheduling form: KEYS[1] holds the theoretical arrival time of a key in
-- microseconds of Redis' clock. ARGV: take, peek or charge; the time in which what is asked for comes back; the time in
-- which a whole burst comes back. Returns the backlog, and how long to wait where it is not allowed, else 0.
local clock = redis.call('TIME')
local now = clock[1] * 1000000 + clock[2]
local cost, tolerance = tonumber(ARGV[2]), tonumber(ARGV[3])
local tat = tonumber(redis.call('GET', KEYS[1]) or '0')
local backlog = math.max(tat - now, 0)
local wait = backlog + cost - tolerance
if ARGV[1] ~= 'charge' and wait > 0 then
	return {backlog, wait}
end
if ARGV[1] == 'peek' then
	return {backlog, 0}
end
backlog = backlog + cost
redis.call('SET', KEYS[1], string.format('%.0f', now + backlog), 'PX', math.ceil(backlog / 1000) + 1000)
return {backlog, 0}
